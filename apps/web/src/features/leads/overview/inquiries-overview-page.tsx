import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Development } from "./development.tsx";
import { OpenWork } from "./open-work.tsx";

/** `inquiries_overview`: what to do about leads, and what they brought. */
export default function InquiriesOverviewPage() {
  return (
    <>
      <PageHeader title="Anfragen" lead="Wer etwas von Ihnen möchte, was jetzt zu tun ist und was daraus wurde." />
      <PageParts>
        <OpenWork />
        <Development />
      </PageParts>
    </>
  );
}
