import {
  honeypotField,
  interestIds,
  limits,
  requiredFields,
  visibleFields,
  type ErrorCode,
  type InterestId,
  type VisibleField,
} from '@sunfield/shared/project-request';
import { company } from '@sunfield/shared/company';
import type { Locale } from '@sunfield/shared/locales';
import { namesIn } from '@sunfield/shared/person-name';
import type { Translate } from '../../i18n/translator.ts';
import { referenceMark } from './send-request.ts';

type Messages = Record<ErrorCode, string>;

const messagesOf = (t: Translate, field: VisibleField): Messages => ({
  required: t('form.errors.required'),
  invalidEmail: t('form.errors.invalidEmail'),
  invalid: t('form.errors.invalid'),
  tooLong:
    field === 'interests'
      ? t('form.errors.invalid')
      : t('form.errors.tooLong', { max: limits[field] }),
});

const fieldOf = (t: Translate, name: VisibleField) => ({
  label: t(`form.fields.${name}`),
  required: (requiredFields as readonly VisibleField[]).includes(name),
  messages: messagesOf(t, name),
  ...(name !== 'interests' && { maxLength: limits[name] }),
});

const interestOf = (t: Translate, value: InterestId) => ({
  value,
  label: t(`form.interests.${value}`),
});

/** The finished strings of the form in one language: all that the browser gets to know of it. */
export function formWords(t: Translate, locale: Locale) {
  const names = namesIn(locale);
  const inOrder = [...names, ...visibleFields.filter((name) => !names.some((one) => one === name))];
  return {
    label: t('form.label'),
    names,
    fields: Object.fromEntries(inOrder.map((name) => [name, fieldOf(t, name)])) as Record<
      VisibleField,
      ReturnType<typeof fieldOf>
    >,
    interests: interestIds.map((id) => interestOf(t, id)),
    requiredNote: t('form.requiredNote'),
    messagePlaceholder: t('form.messagePlaceholder'),
    honeypot: { name: honeypotField, label: t('form.honeypot') },
    /** By the number of errors, from one on. */
    summaries: visibleFields.map((_, index) =>
      index === 0 ? t('form.summary.one') : t('form.summary.other', { count: index + 1 }),
    ),
    separator: t('form.summary.pair', { name: '', text: '' }),
    send: t('form.send'),
    sending: t('form.sending'),
    sent: { ...t('form.sent'), reference: t('form.sent.reference', { reference: referenceMark }) },
    failed: t('form.failed'),
    busy: t('form.busy'),
    privacy: { text: t('form.privacy.text'), link: t('form.privacy.link') },
    email: company.email,
  };
}

export type FormWords = ReturnType<typeof formWords>;
