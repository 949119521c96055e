export { type AnswerLink, readAnswerToken } from '#features/notifications/answer-link.ts';
export {
  tellStaff,
  tellStaffOfAbsence,
  tellStaffOfApplicant,
  tellStaffOfLeaver,
} from '#features/notifications/tell-staff.ts';
export {
  correctEach,
  correctPushes,
  type NewsOfAct,
  tellOfAct,
  tellOfOffers,
  tellWorkers,
} from '#features/notifications/tell-workers.ts';
