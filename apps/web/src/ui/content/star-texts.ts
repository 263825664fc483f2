const NUMBERS = ["ein", "zwei", "drei", "vier", "fünf"];

/** "Vier von fünf Sternen" for 4. */
export const starText = (stars: number): string => {
  const word = NUMBERS[stars - 1] ?? String(stars);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} von fünf Sternen`;
};
