import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";

/** What happens with the data of the form (GDPR article 13), beside it. */
export const DataProtection = () => <PrivacyNote of="rating" />;
