import { z } from 'zod';

/** As PostgreSQL tells it: rows are counted a loop, and on average. */
const PlanNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(PlanNode).default([]);
  },
});
type PlanNode = z.output<typeof PlanNode>;

export const LoggedPlan = z.object({ 'Query Text': z.string(), Plan: PlanNode });

/** All rows of tables that a plan looks at, also those that it looks at only to leave them out. */
function scannedBy(node: PlanNode): number {
  const rows = node['Relation Name'] === undefined ? 0 : node['Actual Rows'];
  const left = node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  const own = node['Relation Name'] === undefined ? 0 : (rows + left) * node['Actual Loops'];
  return node.Plans.reduce((sum, child) => sum + scannedBy(child), own);
}

/** A statement's name is the comment that it begins with. */
const NAME = /^\s*\/\* (?:prepared )?(\w+) \*\//;

export interface ReadRows {
  readonly statement: string;
  readonly scanned: number;
  readonly returned: number;
}

export const rowsOfPlan = ({ 'Query Text': text, Plan: plan }: z.output<typeof LoggedPlan>): ReadRows => ({
  statement: NAME.exec(text)?.[1] ?? text.slice(0, 80),
  scanned: Math.round(scannedBy(plan)),
  returned: plan['Actual Rows'] * plan['Actual Loops'],
});
