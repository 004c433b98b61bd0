import { company } from '@sunfield/shared/company';
import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './policy.module.scss';

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Part({ heading, children }: PartProps) {
  return (
    <Chapter heading={heading} form="beside" className={styles.part}>
      <div>{children}</div>
    </Chapter>
  );
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => <p key={text}>{prose(text)}</p>);

const list = (items: readonly string[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** The privacy policy, part by part. */
export function Policy() {
  const { t } = translation();
  const words = t('policy');
  const facts = { email: company.email };
  return (
    <>
      <Part heading={words.responsible.heading}>
        <p>{prose(t('policy.responsible.text', facts))}</p>
        <p>{prose(words.responsible.contact)}</p>
      </Part>
      <Part heading={words.form.heading}>
        <p>{prose(words.form.text)}</p>
        {list(words.form.items)}
      </Part>
      <Part heading={words.purpose.heading}>{paragraphs(words.purpose.paragraphs)}</Part>
      <Part heading={words.path.heading}>{paragraphs(words.path.paragraphs)}</Part>
      <Part heading={words.transfer.heading}>{paragraphs(words.transfer.paragraphs)}</Part>
      <Part heading={words.retention.heading}>{paragraphs(words.retention.paragraphs)}</Part>
      <Part heading={words.protection.heading}>
        <p>{prose(words.protection.text)}</p>
      </Part>
      <Part heading={words.cookie.heading}>
        <p>{prose(words.cookie.text)}</p>
      </Part>
      <Part heading={words.storage.heading}>
        <p>{prose(words.storage.text)}</p>
        {list(words.storage.items)}
        <p>{prose(words.storage.clear)}</p>
      </Part>
      <Part heading={words.without.heading}>
        <p>{prose(words.without.text)}</p>
      </Part>
      <Part heading={words.thirdParties.heading}>
        <p>{prose(words.thirdParties.text)}</p>
      </Part>
      <Part heading={words.rights.heading}>
        <p>{prose(words.rights.text)}</p>
        {list(words.rights.items)}
        <p>{prose(t('policy.rights.how', facts))}</p>
        <p>{prose(words.rights.complaint)}</p>
      </Part>
      <Part heading={words.changes.heading}>
        <p>{prose(words.changes.text)}</p>
        <p>{prose(words.changes.date)}</p>
      </Part>
    </>
  );
}
