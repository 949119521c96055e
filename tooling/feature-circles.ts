import { join } from 'node:path';

const FEATURE = /^(apps\/(?:api|web)\/src\/features)\/([^/]+)\//;
const ONLY_TESTED = /\.(test|fixture)\.tsx?$/;
const IMPORT = /(?:from|import\() ?'(#features\/|\.\.?\/)([^']+)'/g;

/** Each feature with those that it imports; tests may look wherever they like. */
function importsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    const [own, features = ''] = FEATURE.exec(path) ?? [];
    if (!own || ONLY_TESTED.test(path)) continue;
    const others = graph.get(own) ?? new Set();
    graph.set(own, others);
    for (const [, start = '', rest = ''] of text.matchAll(IMPORT)) {
      const target = start === '#features/' ? `${features}/${rest}` : join(path, '..', start, rest);
      const [other] = FEATURE.exec(target) ?? [];
      if (other && other !== own) others.add(other);
    }
  }
  return graph;
}

/** The shortest way along the imports from a feature back to itself, if there is one. */
function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): readonly string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * The circles of feature folders, each once. The linter of the boundaries knows circles of files, and of all folders with their tests; two
 * features can stand in a circle while no two of their files do.
 */
export function featureCircles(texts: ReadonlyMap<string, string>): readonly string[] {
  const graph = importsOf(texts);
  const circles = [...graph.keys()].flatMap((feature) => {
    const way = wayBack(graph, feature);
    return way ? [way] : [];
  });
  const once = new Map(circles.map((way) => [way.toSorted().join(), way]));
  return [...once.values()].map((way) => `${[...way, way[0]].join(' → ')} is a circle of features`);
}
