import type { Field } from '@sveltia/cms';
import type { Words } from '../scripts/words/texts.ts';
import { labelOf } from './fields.ts';

/** What is used here of a JSON Schema. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
}

const widgets: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'string',
};

/** What a property is edited with; a list has as many items as the owner wants. */
function widgetOf({ type = 'string', items, ...property }: Schema, facts: Words) {
  if (type === 'object') return { widget: 'object', fields: companyFieldsOf(property, facts) };
  if (items?.enum) return { widget: 'select', multiple: true, options: items.enum };
  if (items) return { widget: 'list', field: { name: 'item', label: 'Item', widget: 'string' } };
  return { widget: widgets[type] };
}

/**
 * The fields of the editor for a file of facts, by its schema. Where the owner has named things, there is a field for
 * each that is there: more of them, or fewer, is for the file itself, as their words stand elsewhere.
 */
export function companyFieldsOf(schema: Schema, facts: Words): Field[] {
  const named = typeof schema.additionalProperties === 'object' && schema.additionalProperties;
  const properties = named
    ? Object.fromEntries(Object.keys(facts).map((key) => [key, named]))
    : (schema.properties ?? {});
  return Object.entries(properties).map(([name, property]) => {
    const { type = 'string', description } = property;
    const inside = (facts as Readonly<Record<string, Words>>)[name] ?? {};
    return {
      name,
      label: labelOf(name),
      required: named ? true : (schema.required?.includes(name) ?? false),
      ...(description && { hint: description }),
      ...widgetOf(property, inside),
      ...(type === 'number' && { value_type: 'float' }),
    } as Field;
  });
}
