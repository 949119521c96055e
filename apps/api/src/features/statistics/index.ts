export { revenueByRecipient, selectRevenue, selectWeeks } from '#features/statistics/figures.sql.ts';
export { weekType } from '#features/statistics/statistics.graphql.ts';
