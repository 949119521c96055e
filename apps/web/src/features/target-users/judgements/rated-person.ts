/** Whose work is judged: a worker's, or a colleague's in the office. */
export interface RatedPerson {
  readonly type: 'TARGET_USER' | 'TENANT_USER';
  readonly userId: string;
}

export const ratedWorker = (userId: string): RatedPerson => ({ type: 'TARGET_USER', userId });
export const ratedColleague = (userId: string): RatedPerson => ({ type: 'TENANT_USER', userId });
