/**
 * SQL: true for a person `u` of customer care without a second factor. Such a person may only set one up (ADR 59).
 */
export const SECOND_FACTOR_MISSING = `('cuca' = any (u.roles) and not exists (
    select from second_factors f where f.user_id = u.id and f.confirmed_at is not null))`;
