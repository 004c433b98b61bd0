import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { OfferPicture } from '../../components/picture/offer-picture.tsx';
import { serviceSlugs, type ServiceSlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import styles from './offers.module.scss';

/** The offers of a service, each with its picture on an island. */
export function Offers({ slug }: { slug: ServiceSlug }) {
  const { t } = translation();
  const { heading, items } = t(`services.${slug}.offers`);
  // No two neighbours have theirs at the same side.
  const isMirrored = serviceSlugs.indexOf(slug) % 2 === 1;
  return (
    <section className={classNames(styles.offers, isMirrored && styles.mirrored)}>
      <h2>{phrases(heading)}</h2>
      <ul>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <OfferPicture of={slug} index={index} />
            <div>
              <h3>{phrases(title)}</h3>
              <p>{prose(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
