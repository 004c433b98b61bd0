import { prose } from '../../components/phrases/phrases.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Title } from '../../components/title/title.tsx';
import type { TechnologySlug } from '../../content/entries.ts';
import { pageLands } from '../../content/lands.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { Land } from '../../components/land/land.tsx';
import { translation } from '../../request/translation.ts';
import { Diagram } from './diagram.tsx';
import styles from './technology-hero.module.scss';

/** The heading on a dark ground, and the diagram of the architecture across its lower edge. */
export function TechnologyHero({ slug }: { slug: TechnologySlug }) {
  const { t } = translation();
  const { heading, lead, diagram } = t(`technologies.${slug}`);
  return (
    <>
      <section className={styles.night} data-ground="ink">
        <Land {...pageLands.tech} anchor="start" className={styles.land} />
        <div className={styles.inner}>
          <h1>
            <Title text={heading} />
          </h1>
          <p>{prose(lead)}</p>
        </div>
        <FirstScreenEnd />
      </section>
      <Diagram picture={entryPicture('technologies', slug)} {...diagram} />
    </>
  );
}
