import { useParams } from '@tanstack/react-router';

/** The agency in the address; the router's types know nothing of the features' paths. */
export function useTenantId(): string {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  return id;
}
