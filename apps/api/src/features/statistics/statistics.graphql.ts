import type { Percentage } from '@gastspiel/domain/money/amounts.ts';
import { type Figures, fillRate } from '@gastspiel/domain/statistics/figures.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import { z } from 'zod';
import type { MonthFigures, MonthRevenue, WeekFill } from '#features/statistics/figures.sql.ts';
import { setFillTarget } from '#features/statistics/fill-target.ts';
import { type NamedFigures, type Statistics, statisticsOf } from '#features/statistics/statistics.ts';
import { StatisticsFilter, statisticsInput } from '#features/statistics/statistics-filter.ts';
import type { WorkerFigures } from '#features/statistics/worker-figures.sql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput, query } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const showStatistics = query({
  action: 'statistics.read',
  isLong: true,
  input: z.object({ input: StatisticsFilter }),
  run: async ({ db, actor, input }) => statisticsOf(db, actor.tenantId, input.input),
});

/** Hundredths inside, percent outside. */
const percentOf = (percentage: Percentage | null): number | null =>
  percentage === null ? null : Number(percentage) / 100;

const MEANING = {
  bookings: 'Bookings of appointments that begin in the period.',
  notCome: 'Booked, and recorded as not come.',
  workMinutes: 'Recorded work, breaks off, by the day on which it began.',
  breakMinutes: 'Recorded breaks.',
  travelMinutes: 'Recorded travel, there and back.',
  netRevenue: 'Net of the invoices that were sent and not cancelled, by their issue date.',
  wantedPlaces: 'How many workers the appointments that begin in the period want.',
  filledPlaces: 'How many of those places somebody is booked for and comes to.',
  fillRate: 'filledPlaces of wantedPlaces in percent, with two decimals; null where nothing was wanted.',
} as const;

function figuresType(builder: Builder) {
  const Money = moneyType(builder);
  return builder.objectRef<Figures>('StatisticsFigures').implement({
    description: 'The counts of a stretch of time.',
    fields: (t) => ({
      appointments: t.exposeInt('appointments', { description: 'That begin in the period.' }),
      bookings: t.exposeInt('bookings', { description: MEANING.bookings }),
      notCome: t.exposeInt('notCome', { description: MEANING.notCome }),
      workMinutes: t.exposeInt('workMinutes', { description: MEANING.workMinutes }),
      breakMinutes: t.exposeInt('breakMinutes', { description: MEANING.breakMinutes }),
      travelMinutes: t.exposeInt('travelMinutes', { description: MEANING.travelMinutes }),
      netRevenue: t.expose('netRevenue', { type: Money, description: MEANING.netRevenue }),
      wantedPlaces: t.exposeInt('wantedPlaces', { description: MEANING.wantedPlaces }),
      filledPlaces: t.exposeInt('filledPlaces', { description: MEANING.filledPlaces }),
      fillRate: t.float({
        nullable: true,
        description: MEANING.fillRate,
        resolve: (figures) => percentOf(fillRate(figures)),
      }),
    }),
  });
}

function rowTypes(builder: Builder) {
  const Money = moneyType(builder);
  const FiguresType = figuresType(builder);
  return {
    FiguresType,
    MonthRevenue: builder.objectRef<MonthRevenue>('MonthRevenue').implement({
      description: 'The revenue of a month.',
      fields: (t) => ({
        month: t.exposeString('month', { description: 'YYYY-MM.' }),
        netRevenue: t.expose('netRevenue', { type: moneyType(builder), description: MEANING.netRevenue }),
      }),
    }),
    Month: builder.objectRef<MonthFigures>('MonthStatistics').implement({
      description: 'The figures of a month.',
      fields: (t) => ({
        month: t.exposeString('month', { description: 'YYYY-MM.' }),
        figures: t.expose('figures', {
          type: FiguresType,
          description: 'The figures of the days of the month in the period.',
        }),
      }),
    }),
    Week: weekType(builder),
    Named: builder.objectRef<NamedFigures>('NamedStatistics').implement({
      description: 'The figures of an invoice recipient or an appointment type.',
      fields: (t) => ({
        id: t.exposeID('id', { nullable: true, description: 'Null: what belongs to none.' }),
        name: t.exposeString('name', { nullable: true, description: 'As it is called today; null with the id.' }),
        figures: t.expose('figures', { type: FiguresType }),
      }),
    }),
    Worker: builder.objectRef<WorkerFigures>('TargetUserStatistics').implement({
      description: 'The figures of a worker. Nobody is wanted by name, so there is no fill.',
      fields: (t) => ({
        id: t.exposeID('id', { nullable: true, description: 'Null: all who have left, together.' }),
        firstName: t.exposeString('firstName', { nullable: true, description: 'Null with the id.' }),
        lastName: t.exposeString('lastName', { nullable: true, description: 'Null with the id.' }),
        bookings: t.exposeInt('bookings', { description: MEANING.bookings }),
        notCome: t.exposeInt('notCome', { description: MEANING.notCome }),
        workMinutes: t.exposeInt('workMinutes', { description: MEANING.workMinutes }),
        breakMinutes: t.exposeInt('breakMinutes', { description: MEANING.breakMinutes }),
        travelMinutes: t.exposeInt('travelMinutes', { description: MEANING.travelMinutes }),
        netRevenue: t.expose('netRevenue', {
          type: Money,
          description: 'Their part of what was billed, in proportion of the minutes.',
        }),
      }),
    }),
  };
}

const MONTHS_AT_MOST = 61;
const TYPES_MOSTLY = 20;

function statisticsType(builder: Builder) {
  const Money = moneyType(builder);
  const { FiguresType, Month, MonthRevenue, Week, Named, Worker } = rowTypes(builder);
  const WorkerPage = pageType(builder, Worker, 'TargetUserStatisticsPage');
  const Type = builder.objectRef<Statistics>('Statistics');
  return Type.implement({
    description: 'The figures of a period. Only what is asked for is read.',
    fields: (t) => ({
      from: t.string({ description: 'YYYY-MM-DD: the first day.', resolve: ({ filter }) => filter.from }),
      to: t.string({ description: 'YYYY-MM-DD: the last day.', resolve: ({ filter }) => filter.to }),
      total: t.field({ type: FiguresType, extensions: { statements: 1 }, resolve: (it) => it.total() }),
      byMonth: t.field({
        type: [Month],
        description: 'Every month of the period.',
        extensions: { statements: 1, entries: MONTHS_AT_MOST },
        resolve: async (it) => [...(await it.byMonth())],
      }),
      revenueByMonth: t.field({
        type: [MonthRevenue],
        description: 'The revenue of every month alone, which takes little to tell.',
        extensions: { statements: 1, entries: MONTHS_AT_MOST },
        resolve: async (it) => [...(await it.revenueByMonth())],
      }),
      byWeek: t.field({
        type: [Week],
        description: 'Every week that has a day in the period.',
        extensions: { statements: 1 },
        resolve: async (it) => [...(await it.byWeek())],
      }),
      byInvoiceRecipient: t.field({
        type: [Named],
        description: 'The customers, the largest revenue first.',
        extensions: { statements: 2 },
        resolve: async (it) => [...(await it.byInvoiceRecipient())],
      }),
      byAppointmentType: t.field({
        type: [Named],
        description: 'The kinds of work in the agency’s order. Additional items belong to none.',
        extensions: { statements: 2, entries: TYPES_MOSTLY },
        resolve: async (it) => [...(await it.byAppointmentType())],
      }),
      byTargetUser: t.field({
        type: WorkerPage,
        description: 'The workers, who worked most first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: (it, { page }) => it.byTargetUser(parseInput(PageInput, page)),
      }),
      netRevenueWithoutTargetUser: t.field({
        type: Money,
        description: 'The revenue that belongs to no worker, such as additional items.',
        extensions: { statements: 1 },
        resolve: (it) => it.unassigned(),
      }),
      yearBefore: t.field({
        type: Type,
        description: 'The same of the same days a year before.',
        resolve: (it) => it.yearBefore(),
      }),
      fillTarget: t.int({
        description: 'The fill rate that the agency aims at, in percent.',
        extensions: { statements: 1 },
        resolve: (it) => it.fillTarget(),
      }),
      viewerCanSetFillTarget: t.boolean({
        extensions: { statements: 0 },
        resolve: (_it, _args, context) => viewerMay(context, 'statistics.write'),
      }),
    }),
  });
}

export const statisticsSchema: SchemaPart = (builder) => {
  const Type = statisticsType(builder);
  builder.queryField('statistics', (t) =>
    t.field({
      type: Type,
      description: 'Plans, work and revenue in a period.',
      ...serve(builder, showStatistics, { input: statisticsInput }),
    }),
  );
  builder.mutationField('setFillTarget', (t) =>
    t.field({
      type: 'Int',
      description: 'Says which fill rate the agency aims at; answers it.',
      ...serve(builder, setFillTarget, { fillTarget: 'In percent, 1 to 100.' }),
    }),
  );
};

/** How far a week is filled; also for whoever plans and sees no other figures. */
export const weekType = oncePerSchema((builder) =>
  builder.objectRef<WeekFill>('WeekStatistics').implement({
    description: 'How far a week is filled.',
    fields: (t) => ({
      monday: t.exposeString('monday', { description: 'YYYY-MM-DD.' }),
      week: t.int({
        description: 'The number of the week (ISO 8601).',
        resolve: ({ monday }) => weekNumber(monday).week,
      }),
      wantedPlaces: t.exposeInt('wantedPlaces', { description: MEANING.wantedPlaces }),
      filledPlaces: t.exposeInt('filledPlaces', { description: MEANING.filledPlaces }),
      fillRate: t.float({
        nullable: true,
        description: MEANING.fillRate,
        resolve: (week) => percentOf(fillRate(week)),
      }),
    }),
  }),
);
