/** What the portal stores of a person: access to outside services. */
import { companyNameOf, goes, type SliceOwnData } from "../../platform/personal-data/own-data.ts";

export const externalServicesOwnData: SliceOwnData = {
  kinds: {
    google_access: {
      from: "external_connections g where g.granted_by = u.id",
      fields: `'company', ${companyNameOf("g")}, 'service', g.source, 'google_account', g.subject, 'granted_at', g.granted_at, 'state', g.state,
      'location', g.location_title`,
      order: "g.company_id, g.source",
    },
  },
  retention: {
    external_connections: { kept: "until the person disconnects, leaves the company or deletes the profile" },
    external_revocations: { kept: "sealed, until Google confirms the revocation" },
  },
  columns: {
    // within the hour; `refreshConnections` revokes the grant at Google
    "external_connections.granted_by": goes("google_access"),
    "external_connections.subject": goes("google_access"),
  },
};
