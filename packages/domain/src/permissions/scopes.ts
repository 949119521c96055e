/** The uses of a token: read and write for each area, and the worker's answers to offers. */
const AREAS = [
  'tenants',
  'tenant-settings',
  'target-users',
  'invoice-recipient-denials',
  'assessments',
  'feedbacks',
  'appointments',
  'offers',
  'invoicing',
  'worklog-blocks',
  'invoice-recipients',
  'staff-members',
] as const;
type Area = (typeof AREAS)[number];

const WORKER_SCOPES = ['read:target-user-offers', 'accept:target-user-offers', 'decline:target-user-offers'] as const;

export type Scope = `read:${Area}` | `write:${Area}` | (typeof WORKER_SCOPES)[number];

/** Every scope that exists; the browser asks for all of them and the provider grants what the role allows. */
export const SCOPES: readonly Scope[] = [
  ...AREAS.flatMap((area) => [`read:${area}`, `write:${area}`] as const),
  ...WORKER_SCOPES,
];
