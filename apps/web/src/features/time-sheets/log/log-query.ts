import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';
import { SheetParts } from '../block-query.ts';

const TimeSheetLog = graphql(
  `
  query TimeSheetLog($id: String!) {
    fetchWorklogBlockInfo(worklogBlockId: $id) {
      ...SheetParts
      printouts {
        id orderedAt orderedByName sentAt hasFailed hasFile isByHand
        recipients { name email sentAt hasGivenUp failure }
        rows { worklogUserId worklogUserName startDateTime endDateTime }
      }
    }
  }
`,
  [SheetParts],
);
export type LoggedSheet = ResultOf<typeof TimeSheetLog>['fetchWorklogBlockInfo'];
export type LoggedPrintout = LoggedSheet['printouts'][number];

export const useLog = (id: string) => useQuery(ask(TimeSheetLog, { id }, [WORKLOG_BLOCK, id]));
