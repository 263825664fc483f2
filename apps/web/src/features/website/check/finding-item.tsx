import type { CheckFinding } from "@portal/contract/website/check/model";
import { Item, ItemHead } from "../../../ui/lists/item-list.tsx";
import { Badge } from "../../../ui/content/status.tsx";
import { isAddress, shownUrl } from "./check-texts.ts";
import styles from "./check.module.css";

/** One finding: what is wrong, why it matters, what to do, and where. */
export const FindingItem = ({ finding }: { finding: CheckFinding }) => (
  <Item layout="block">
    <ItemHead>
      <h3>{finding.title}</h3>
      {finding.isNew && <Badge accent>Neu</Badge>}
    </ItemHead>
    <p>{finding.why}</p>
    <p>
      <strong>Was zu tun ist: </strong>
      {finding.what}
    </p>
    <Places finding={finding} />
  </Item>
);

/** The places that a finding is about; a single one is shown at once. */
export function Places({ finding: { places, count } }: { finding: CheckFinding }) {
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1 && count === 1) {
    return (
      <p className={styles.place}>
        <Place place={first} />
      </p>
    );
  }
  const more = count - places.length;
  return (
    <details className={styles.places}>
      <summary>{count} Stellen zeigen</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <Place place={place} />
          </li>
        ))}
        {more > 0 && <li>und {more} weitere</li>}
      </ul>
    </details>
  );
}

const Place = ({ place }: { place: string }) =>
  isAddress(place) ? (
    <a href={place} target="_blank" rel="noopener noreferrer nofollow">
      {shownUrl(place)}
    </a>
  ) : (
    place
  );
