/** The parts of an address in the places of a path: `/tenant/7` of `/tenant/$id` is `{ id: '7' }`. */
export type Params = Readonly<Record<string, string>>;

const partsOf = (address: string): readonly string[] => address.split('/').filter((part) => part !== '');

/** Null when the path does not lead there. */
export function paramsOf(path: string, address: string): Params | null {
  const [wanted, given] = [partsOf(path), partsOf(address)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const got = decoded(given[index] ?? '');
    if (got === null) return null;
    if (want.startsWith('$')) params[want.slice(1)] = got;
    else if (want !== got) return null;
  }
  return params;
}

/** The path that leads to an address. What is spelt out goes before what stands for anything: `/tenant/create` is no `$id`. */
export const pathOf = <Path extends string>(paths: readonly Path[], address: string): Path | undefined =>
  paths.filter((path) => paramsOf(path, address)).toSorted((one, other) => rank(one).localeCompare(rank(other)))[0];

const rank = (path: string): string =>
  partsOf(path)
    .map((part) => (part.startsWith('$') ? '1' : '0'))
    .join('');

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
