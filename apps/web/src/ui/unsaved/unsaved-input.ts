import type { ComponentType } from 'react';

export interface UnsavedDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/**
 * The forms on the screen whose input is not saved yet, each with the question to ask before it is thrown away. The forms
 * bring the question along, so that the start does not carry it and nobody waits for it without a network.
 */
const forms = new Map<string, ComponentType<UnsavedDialogProps>>();

export const unsavedForms = {
  add: (id: string, dialog: ComponentType<UnsavedDialogProps>) => void forms.set(id, dialog),
  remove: (id: string) => void forms.delete(id),
};

export const hasUnsavedInput = (): boolean => forms.size > 0;

export const unsavedDialog = (): ComponentType<UnsavedDialogProps> | undefined => [...forms.values()][0];
