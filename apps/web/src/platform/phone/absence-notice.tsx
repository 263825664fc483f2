import type { NextAbsence } from "@portal/contract/phone/settings";
import { germanDay, germanDays } from "@portal/contract/text/formats";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PageLink } from "../routing/page-link.tsx";

/** The absence by which a telephone service goes. */
export const AbsenceNotice = ({ firstDay, lastDay }: NextAbsence) => (
  <Alert tone="info" title="Eine Abwesenheit ist eingetragen">
    {lastDay === null ? `Ab ${germanDay(firstDay)}. ` : `${germanDays(firstDay, lastDay)}. `}
    <PageLink to="absence">Abwesenheiten ansehen</PageLink>
  </Alert>
);
