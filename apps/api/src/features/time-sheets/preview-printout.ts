import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PRINTOUT_OBSTACLES, TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { findSenderLogo } from '#features/invoice-senders/index.ts';
import { findTimeSheetFacts } from '#features/time-sheets/paper-facts.sql.ts';
import { selectPrintouts } from '#features/time-sheets/printouts.sql.ts';
import { timeSheetPaper } from '#features/time-sheets/time-sheet-paper.ts';
import { findBlock, obstacleOf } from '#features/worklogs/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';
import { orTellBusy } from '#platform/pdf/press.ts';

/** The paper as it would be sent now, page by page. */
export const previewPrintout = query({
  action: 'worklog-blocks.read',
  input: z.object({ worklogBlockId: EntityId }),
  run: async ({ db, input: { worklogBlockId: id }, now, press }) => {
    const block = await findBlock(db, id);
    if (!block) throw new Failure(GENERAL_FAILURES.notFound);
    const obstacle = obstacleOf(block);
    // Whom it would go to is not needed to look at it.
    if (obstacle && obstacle !== 'NO_EMAIL') throw new Failure(PRINTOUT_OBSTACLES[obstacle]);
    const facts = await findTimeSheetFacts(db, id, now);
    const logo = facts && (await findSenderLogo(db, facts.logoId));
    if (!facts || !logo) throw new Failure(TIME_SHEET_FAILURES.noSender);
    const pages = await orTellBusy(press.pages(timeSheetPaper, facts.data, { logo: logo.picture }));
    return { pages, recipients: facts.addressees };
  },
});

const MAX_AT_ONCE = 200;

/** How far those are that somebody has just ordered. */
export const listPrintouts = query({
  action: 'worklog-blocks.read',
  input: z.object({ printoutIds: z.array(EntityId).max(MAX_AT_ONCE) }),
  run: ({ db, input }) => selectPrintouts(db, input.printoutIds),
});
