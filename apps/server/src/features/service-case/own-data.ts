/** What the portal stores of a person: service cases. */
import { companyNameOf, nameless, ofCompany, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const serviceCaseOwnData: SliceOwnData = {
  kinds: {
    service_cases: {
      from: "service_cases s where s.created_by_user_id = u.id or s.agent_user_id = u.id",
      fields: `'company', ${companyNameOf("s")}, 'number', s.id, 'subject', s.subject, 'reference', s.reference, 'phone', s.phone,
      'state', s.state, 'created_at', s.created_at`,
      order: "s.id",
    },
    service_case_entries: {
      from: "service_case_events e where e.user_id = u.id",
      fields: "'number', e.case_id, 'kind', e.kind, 'text', e.text, 'at', e.at",
      order: "e.id",
    },
  },
  retention: { service_cases: { swept: "serviceCases", after: "some years after their end" } },
  columns: {
    "service_cases.created_by_user_id": nameless("service_cases"),
    "service_cases.agent_user_id": nameless("service_cases"),
    "service_cases.subject": ofCompany,
    "service_case_events.user_id": nameless("service_case_entries"),
  },
};
