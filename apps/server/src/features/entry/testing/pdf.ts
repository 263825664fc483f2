/** PDFs as bytes: the smallest that readers open, and what only looks like one. */

const OBJECTS = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>",
];

/** One empty page. `more` lengthens it by that many bytes of comment. */
export function pdf(more = 0): Buffer {
  let text = "%PDF-1.4\n";
  const places = OBJECTS.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  if (more > 0) text += `%${"x".repeat(more)}\n`;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = OBJECTS.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
