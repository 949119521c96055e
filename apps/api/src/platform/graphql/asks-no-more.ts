import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNullableType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The parts of a resolver's `info` that tell what its caller asks for. */
export type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>;

/** Whether the caller asks for nothing but what is at hand already: then nothing has to be loaded for them. */
export function asksNoMore(hand: unknown, { fieldNodes, fragments, returnType }: Asked): boolean {
  const type = getNullableType(returnType);
  if (!isObjectType(type) || typeof hand !== 'object' || hand === null) return false;
  const isAtHand = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return Object.hasOwn(hand, exposedBy(type, selection));
      if (selection.kind === Kind.INLINE_FRAGMENT) return isAtHand(selection.selectionSet);
      const fragment = fragments[selection.name.value];
      return fragment !== undefined && isAtHand(fragment.selectionSet);
    });
  return fieldNodes.every(({ selectionSet }) => selectionSet !== undefined && isAtHand(selectionSet));
}

/** The property that a plain field shows as it is; what has parts or a resolver of its own may be another thing in what was kept. */
function exposedBy(type: GraphQLObjectType, { name, selectionSet }: FieldNode): string {
  const exposed = type.getFields()[name.value]?.extensions['pothosExposedField'];
  return typeof exposed === 'string' && !selectionSet ? exposed : '';
}
