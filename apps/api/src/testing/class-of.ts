/** How the first error of an answer is classified; undefined when there is none. */
export const classOf = ({ errors }: { readonly errors: readonly { extensions: Record<string, unknown> }[] }): unknown =>
  errors[0]?.extensions['classification'];
