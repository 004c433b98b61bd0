import { createTranslator } from '../../src/i18n/translator.ts';
import { widths } from '../shell/support.ts';
import { mailAbout } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';

// Most tests run with reduced motion, as frames cost a core here. These two see what nearly every visitor sees.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const t = createTranslator('en');

for (const width of [widths.wide, widths.phone])
  test(`${width}px, with motion: from home by a case study to a request`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await settled(page);
    const home = (await page.locator('h1').textContent()) ?? '';
    const card = page.locator('main a[href="/case-studies/orderbuddy"]').first();
    await card.click();
    await expect(page).toHaveURL('/case-studies/orderbuddy');
    await expect(page.locator('h1')).toHaveText(t('caseStudies.orderbuddy.heading'));
    const steps = page.locator('ol[tabindex="0"] > li');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) {
      await step.scrollIntoViewIfNeeded();
      await drawn(page);
      await expect(step.getByRole('heading')).toBeVisible();
    }
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(home);
    await page.goForward();
    // Until the case is there again, home's own links of that name are.
    await expect(page.locator('h1')).toHaveText(t('caseStudies.orderbuddy.heading'));
    const request = page
      .getByRole('main')
      .getByRole('link', { name: t('interface.navigation.getInTouch') });
    await request.click();
    await expect(page).toHaveURL('/get-in-touch');

    const email = freshEmail('journey');
    const form = requestForm(page);
    await form.fill(visitorIn('en'), email, ['web-application']);
    await form.submit.click();
    const sent = page.getByRole('heading', { name: t('form.sent.heading') });
    await expect(sent).toBeInViewport();
    await mailAbout(email, product.mailboxUrl);
  });
