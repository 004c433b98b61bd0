import { Split } from '../../components/split/split.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import type { ServiceSlug } from '../../content/entries.ts';
import { services } from '../../content/services.ts';
import { entryPicture } from '../../content/page-pictures.ts';
import { entryPath } from '../../content/routes.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './proof.module.scss';

/** A case study that shows the service at work. */
export function Proof({ slug }: { slug: ServiceSlug }) {
  const { t, href } = translation();
  const { proof } = services[slug];
  return (
    <section className={styles.proof}>
      <Split
        form="left"
        picture={
          <Picture of={entryPicture('caseStudies', proof)} isNarrow className={styles.scene} />
        }
        words={
          <>
            <h2>{phrases(t('interface.service.proof'))}</h2>
            <p>{phrases(t(`services.${slug}.proof`))}</p>
            <TextLink href={href(entryPath('caseStudies', proof))} className={styles.link}>
              {t(`caseStudies.${proof}.name`)}
            </TextLink>
          </>
        }
      />
    </section>
  );
}
