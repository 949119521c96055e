/** The audit log says of a picture only that it changed. */
export const describeLogo = (logo: string | null | undefined): string | undefined => {
  if (logo === undefined) return undefined;
  return logo === null ? 'removed' : 'changed';
};
