/** The tenant that a SystemAdmin works in; nobody else ever chooses one. */
let tenantId: string | undefined;

export const chosenTenant = {
  get: (): string | undefined => tenantId,
  set(id: string | undefined): void {
    tenantId = id;
  },
};
