/** When another server wants to be asked again, from its Retry-After: in seconds, or as a date. Undefined where it says nothing. */
export function retryAt(response: Response): Date | undefined {
  const header = response.headers.get('retry-after')?.trim() ?? '';
  const at = /^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : new Date(at);
}
