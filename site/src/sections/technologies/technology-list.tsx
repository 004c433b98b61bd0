import { Chapter } from '../../components/chapter/chapter.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { technologySlugs } from '../../content/entries.ts';
import { technologies } from '../../content/technologies.ts';
import { entryPath } from '../../content/routes.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { translation } from '../../request/translation.ts';
import styles from './technology-list.module.scss';

/** The three architectures side by side: what is difficult, and where we met it. */
export function TechnologyList() {
  const { t, href } = translation();
  const words = t('pages.techs.list');
  return (
    <Chapter heading={words.heading}>
      <ul className={styles.list}>
        {technologySlugs.map((slug) => (
          <li key={slug} className={`ramp-${technologies[slug].ramp}`}>
            <h3>{phrases(t(`technologies.${slug}.name`))}</h3>
            <p>{prose(t(`technologies.${slug}.summary`))}</p>
            <Facts
              className={styles.facts}
              facts={[
                [words.difficulty, prose(t(`pages.techs.list.items.${slug}.difficulty`))],
                [words.example, prose(t(`pages.techs.list.items.${slug}.example`))],
              ]}
            />
            <TextLink href={href(entryPath('technologies', slug))} className={styles.link}>
              {words.link}
              <VisuallyHidden>
                {t('form.summary.pair', { name: '', text: t(`technologies.${slug}.name`) })}
              </VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
