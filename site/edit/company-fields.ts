import type { Field } from '@sveltia/cms';
import type { Words } from '../scripts/words/texts.ts';
import { labelOf } from './fields.ts';

/** What is used here of a JSON Schema. */
export interface Schema {
  readonly type?: string;
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
      ...(type === 'object'
        ? { widget: 'object', fields: companyFieldsOf(property, inside) }
        : { widget: widgets[type] }),
      ...(type === 'number' && { value_type: 'float' }),
    } as Field;
  });
}
