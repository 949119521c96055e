import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useDownloads } from '#parts/downloads/use-download.ts';
import { CREW_LIST_TEXTS } from './crew-list-texts.ts';

interface Listed {
  readonly id: string;
  readonly startDateTime: string;
}

/** The papers for whoever leads a team. Lives longer than the menu that they are chosen from. */
export function useCrewLists() {
  const { download } = useDownloads(CREW_LIST_TEXTS.failed);
  return {
    ofAppointment: ({ id }: Listed): void => download({ crewListPdf: { appointmentId: id } }),
    ofDay: ({ startDateTime }: Listed): void => download({ dayListPdf: { day: dayOf(new Date(startDateTime)) } }),
  };
}
