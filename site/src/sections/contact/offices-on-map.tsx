import { company } from '@sunfield/shared/company';
import { places, type OfficeId } from '@sunfield/shared/places';
import { Fragment } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { officePictures } from '../../content/offices.ts';
import { translation } from '../../request/translation.ts';
import type { TitledText } from '../../words/words.ts';
import styles from './offices.module.scss';

interface OfficesProps {
  readonly heading: string;
  readonly text?: string;
  readonly words: Record<OfficeId, TitledText>;
  /** The words of the links to the map. */
  readonly map: string;
}

/** A name in brackets is that of the map above it, in the language of the place. */
const withNamesOfPlace = (text: string) =>
  text.split(/(?<=[(（])([^)）]+)(?=[)）])/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} lang={places.language}>
        {part.replaceAll(' ', '\u00a0')}
      </span>
    ) : (
      <Fragment key={part}>{prose(part)}</Fragment>
    ),
  );

/** The two offices, each in its city, with the way to a map. */
export function OfficesOnMap({ heading, text, words, map }: OfficesProps) {
  const { t } = translation();
  return (
    <Chapter heading={heading} aside={text && <p>{prose(text)}</p>}>
      <ul className={styles.offices}>
        {company.offices.map((office) => (
          <li key={office.id}>
            <Picture of={officePictures[office.id]} className={styles.map} />
            <h3>{phrases(words[office.id].title)}</h3>
            <address>
              <span lang={places.language}>{office.street}</span>
              <br />
              {phrases(t('company.lines')[office.id])}
            </address>
            <p>{withNamesOfPlace(words[office.id].text)}</p>
            <TextLink
              href={office.map}
              aria-label={t('form.summary.pair', { name: map, text: words[office.id].title })}
            >
              {map}
            </TextLink>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
