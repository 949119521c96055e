import { FEEDBACK_KINDS, FeedbackInput } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { createInvoiceRecipientFeedback } from '#features/feedbacks/create-feedback.ts';
import { deleteInvoiceRecipientFeedback } from '#features/feedbacks/delete-feedback.ts';
import type { Feedback } from '#features/feedbacks/feedbacks.sql.ts';
import { listFeedbacks } from '#features/feedbacks/list-feedbacks.ts';
import { updateInvoiceRecipientFeedback } from '#features/feedbacks/update-feedback.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import { ratedPersonInput } from '#features/rated-people/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const kindType = enumOf('FeedbackKind', 'Whether a customer praises or complains.', keysOf(FEEDBACK_KINDS));

const feedbackInput = inputOf('InvoiceRecipientFeedbackInput', 'A customer’s feedback.', FeedbackInput, {
  feedback: kindType,
  notes: 'Up to 256 characters.',
});

export const feedbacksSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<Feedback>('InvoiceRecipientFeedback').implement({
    description: 'A customer’s feedback about somebody’s work.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      feedback: t.expose('feedback', { type: kindType(builder), description: 'Praise or complaint.' }),
      notes: t.exposeString('notes', { nullable: true }),
      invoiceRecipient: t.expose('invoiceRecipient', {
        type: recipientNameType(builder),
      }),
      createdAt: t.string({
        resolve: ({ createdAt }) => createdAt.toISOString(),
      }),
      updatedAt: t.string({
        resolve: ({ updatedAt }) => updatedAt.toISOString(),
      }),
      updatedBy: t.exposeString('updatedBy', { description: 'The name of who wrote it down last.' }),
    }),
  });

  builder.queryField('feedbacks', (t) =>
    t.field({
      type: pageType(builder, Type, 'FeedbackPage'),
      description: 'The customers’ feedback about a person, newest first.',
      ...serve(builder, listFeedbacks, { target: ratedPersonInput, page: pageInput }),
    }),
  );
  builder.mutationFields((t) => ({
    createInvoiceRecipientFeedback: t.field({
      type: Type,
      description: 'Writes down what a customer says.',
      ...serve(builder, createInvoiceRecipientFeedback, { target: ratedPersonInput, input: feedbackInput }),
    }),
    updateInvoiceRecipientFeedback: t.field({
      type: Type,
      description: 'Changes a feedback. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateInvoiceRecipientFeedback, { input: feedbackInput }),
    }),
    deleteInvoiceRecipientFeedback: t.field({
      type: 'Boolean',
      description: 'Takes a feedback away.',
      ...serve(builder, deleteInvoiceRecipientFeedback),
    }),
  }));
};
