import { AssessmentInput } from '@gastspiel/domain/assessments/assessment-input.ts';
import type { RatingCount } from '@gastspiel/domain/assessments/rating-summary.ts';
import type { Assessment } from '#features/assessments/assessments.sql.ts';
import { averageTargetUserAssessment } from '#features/assessments/average-assessment.ts';
import { createAssessment } from '#features/assessments/create-assessment.ts';
import { deleteAssessment } from '#features/assessments/delete-assessment.ts';
import { listAssessments } from '#features/assessments/list-assessments.ts';
import { updateAssessment } from '#features/assessments/update-assessment.ts';
import { ratedPersonInput } from '#features/rated-people/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const assessmentInput = inputOf('AssessmentInput', 'How somebody found the work.', AssessmentInput, {
  rating: '1 to 5; 5 is best.',
  notes: 'Up to 256 characters.',
});

export const assessmentsSchema: SchemaPart = (builder) => {
  const Type = assessmentType(builder);

  builder.queryFields((t) => ({
    assessments: t.field({
      type: pageType(builder, Type, 'AssessmentPage'),
      description: 'The assessments of a person, newest first.',
      ...serve(builder, listAssessments, { target: ratedPersonInput, page: pageInput }),
    }),
    averageTargetUserAssessment: t.field({
      type: averageType(builder),
      description: 'How a worker is assessed on the whole.',
      ...serve(builder, averageTargetUserAssessment),
    }),
  }));
  builder.mutationFields((t) => ({
    createAssessment: t.field({
      type: Type,
      description: 'Assesses somebody’s work.',
      ...serve(builder, createAssessment, { target: ratedPersonInput, input: assessmentInput }),
    }),
    updateAssessment: t.field({
      type: Type,
      description: 'Changes an assessment. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateAssessment, { input: assessmentInput }),
    }),
    deleteAssessment: t.field({
      type: 'Boolean',
      description: 'Takes an assessment away.',
      ...serve(builder, deleteAssessment),
    }),
  }));
};

const assessmentType = (builder: Builder) => {
  const AuditInfo = builder.objectRef<Assessment>('AssessmentAuditInfo').implement({
    description: 'Who wrote an assessment last.',
    fields: (t) => ({
      updatedAt: t.string({
        resolve: ({ updatedAt }) => updatedAt.toISOString(),
      }),
      updatedBy: t.exposeString('updatedBy', { description: 'The name of who wrote it last.' }),
    }),
  });
  return builder.objectRef<Assessment>('Assessment').implement({
    description: 'How staff found somebody’s work.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      rating: t.exposeInt('rating', { description: '1 to 5; 5 is best.' }),
      notes: t.exposeString('notes', { nullable: true }),
      createdAt: t.string({
        resolve: ({ createdAt }) => createdAt.toISOString(),
      }),
      updatedAt: t.string({
        resolve: ({ updatedAt }) => updatedAt.toISOString(),
      }),
      updatedBy: t.exposeString('updatedBy', { description: 'The name of who wrote it last.' }),
      auditInfo: t.field({ type: AuditInfo, description: 'Who wrote it last, and when.', resolve: (row) => row }),
    }),
  });
};

const averageType = (builder: Builder) => {
  const Count = builder.objectRef<RatingCount>('RatingCount').implement({
    description: 'How often a rating was given.',
    fields: (t) => ({
      rating: t.exposeInt('rating', { description: '1 to 5.' }),
      count: t.exposeInt('count'),
    }),
  });
  return builder
    .objectRef<{
      average: number | null;
      effectiveRating: number | null;
      count: number;
      distribution: readonly RatingCount[];
    }>('AverageAssessment')
    .implement({
      description: 'The assessments of a worker at a glance.',
      fields: (t) => ({
        average: t.exposeFloat('average', { nullable: true, description: 'The mean of all, to one decimal.' }),
        effectiveRating: t.exposeFloat('effectiveRating', {
          nullable: true,
          description: 'The mean of the ten newest, else the rating by hand.',
        }),
        count: t.exposeInt('count'),
        distribution: t.expose('distribution', {
          type: [Count],
          description: 'From 5 to 1.',
          extensions: { entries: 5 },
        }),
      }),
    });
};
