import { TextLink } from '../../components/text-link/text-link.tsx';
import { technologySlugs } from '../../content/entries.ts';
import { technologies } from '../../content/technologies.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './technology-list.module.scss';

/** The three architectures side by side: what is difficult, and where we met it. */
export function TechnologyList() {
  const { t, href } = translation();
  const words = t('pages.techs.list');
  return (
    <section className={styles.list}>
      <h2>{phrases(words.heading)}</h2>
      <ul>
        {technologySlugs.map((slug) => (
          <li key={slug} className={classNames(`ramp-${technologies[slug].ramp}`)}>
            <h3>{phrases(t(`technologies.${slug}.name`))}</h3>
            <p>{prose(t(`technologies.${slug}.summary`))}</p>
            <dl>
              <div>
                <dt>{words.difficulty}</dt>
                <dd>{prose(t(`pages.techs.list.items.${slug}.difficulty`))}</dd>
              </div>
              <div>
                <dt>{words.example}</dt>
                <dd>{prose(t(`pages.techs.list.items.${slug}.example`))}</dd>
              </div>
            </dl>
            <TextLink href={href(`/tech/${slug}`)} className={styles.link}>
              {words.link}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
