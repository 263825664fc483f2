import { brand } from "../../../platform/brand/brand.ts";

/** The brand's own pages on terms and on what happens with the data. */
export function Terms() {
  const legal = brand.footer.columns.flatMap(({ links }) => links).filter(({ href }) => /agb|datenschutz$/.test(href));
  return (
    <p>
      Wir brauchen Ihre Angaben nur für Ihr Konto. Zum Nachlesen:{" "}
      {legal.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ", "}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}
