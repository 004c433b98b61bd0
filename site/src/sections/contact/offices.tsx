import { company } from '@sunfield/shared/company';
import { placeNames, places, type OfficeId } from '@sunfield/shared/places';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
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

/** Where each office's pin stands: a part of the land of its own. */
const crops: Record<OfficeId, string> = {
  'head-office': '330 500 620 300',
  branch: '960 250 520 330',
};

/** The two offices, each on its own piece of land, with the way to a map. */
export function Offices({ heading, text, words, map }: OfficesProps) {
  const { locale, t } = translation();
  return (
    <section className={styles.offices}>
      <div className={styles.head}>
        <h2>{phrases(heading)}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul>
        {company.offices.map((office) => (
          <li key={office.id}>
            <span className={styles.land}>
              <Land name="valley" ramp="valley" crop={crops[office.id]} />
              <Icon name="pin" className={styles.pin} />
            </span>
            <h3>{phrases(words[office.id].title)}</h3>
            <address>
              <span lang={places.language}>{office.street}</span>
              <br />
              {placeNames[locale].lines[office.id]}
            </address>
            <p>{words[office.id].text}</p>
            <TextLink
              href={office.map}
              aria-label={map + t('form.summary.separator') + words[office.id].title}
            >
              {map}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
