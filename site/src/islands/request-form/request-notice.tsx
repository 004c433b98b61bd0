import type { Draft } from '@sunfield/shared/form-outcome';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { FormWords } from './form-words.ts';
import { mailInstead } from './mail-instead.ts';
import { typedIn, type Typed } from './typed.ts';
import styles from './request-notice.module.scss';

interface MailSource {
  readonly words: FormWords;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Pick<Draft, 'interests' | 'values'>;
}

interface RequestNoticeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly tone: 'bad' | 'good';
  readonly heading: string;
  readonly text: string;
  readonly mail?: MailSource;
  readonly children?: ReactNode;
}

const interestNames = (words: FormWords, ids: string | readonly string[]) =>
  words.interests
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');

const linesOf = (words: FormWords, typed: Typed) =>
  Object.entries(words.fields).map(([name, { label }]) => ({
    label,
    value:
      name === 'interests'
        ? interestNames(words, typed.interests ?? [])
        : [typed[name] ?? ''].join(''),
  }));

/** The way out when nothing else works: an e-mail that already holds what was typed. */
function MailLink({ words, form, draft }: MailSource) {
  const addressFor = (typed: Typed) =>
    mailInstead({
      to: words.email,
      subject: words.failed.subject,
      lines: linesOf(words, typed),
    });
  const [href, setHref] = useState(addressFor({ ...draft.values, interests: draft.interests }));

  const update = useEffectEvent(() => {
    if (form.current) setHref(addressFor(typedIn(form.current)));
  });

  useEffect(() => {
    const current = form.current;
    const updated = () => update();
    updated();
    current?.addEventListener('input', updated);
    return () => current?.removeEventListener('input', updated);
  }, [form]);

  return (
    <a className={styles.mail} href={href}>
      {words.failed.byEmail}
    </a>
  );
}

/** What became of a request: takes focus, so that it is read out at once. */
export function RequestNotice({ ref, tone, heading, text, mail, children }: RequestNoticeProps) {
  return (
    <div ref={ref} className={styles.notice} data-tone={tone} role="group" tabIndex={-1}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {mail && <MailLink {...mail} />}
      {children}
    </div>
  );
}
