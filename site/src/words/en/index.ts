import babypass from './case-studies/babypass.json' with { type: 'json' };
import halialabs from './case-studies/halialabs.json' with { type: 'json' };
import iot from './case-studies/iot.json' with { type: 'json' };
import orderbuddy from './case-studies/orderbuddy.json' with { type: 'json' };
import sato from './case-studies/sato.json' with { type: 'json' };
import taffi from './case-studies/taffi.json' with { type: 'json' };
import wareflex from './case-studies/wareflex.json' with { type: 'json' };
import yokogawa from './case-studies/yokogawa.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import interfaceWords from './interface.json' with { type: 'json' };
import aboutPage from './pages/about.json' with { type: 'json' };
import caseStudiesPage from './pages/case-studies.json' with { type: 'json' };
import contactPage from './pages/contact.json' with { type: 'json' };
import getInTouchPage from './pages/get-in-touch.json' with { type: 'json' };
import getTrialPage from './pages/get-trial.json' with { type: 'json' };
import pricingPage from './pages/pricing.json' with { type: 'json' };
import privacyPolicyPage from './pages/privacy-policy.json' with { type: 'json' };
import projectPage from './pages/project.json' with { type: 'json' };
import projectsPage from './pages/projects.json' with { type: 'json' };
import servicesPage from './pages/services.json' with { type: 'json' };
import techPage from './pages/tech.json' with { type: 'json' };
import techsPage from './pages/techs.json' with { type: 'json' };
import project1 from './projects/project-1.json' with { type: 'json' };
import project2 from './projects/project-2.json' with { type: 'json' };
import project3 from './projects/project-3.json' with { type: 'json' };
import project4 from './projects/project-4.json' with { type: 'json' };
import project5 from './projects/project-5.json' with { type: 'json' };
import project6 from './projects/project-6.json' with { type: 'json' };
import project7 from './projects/project-7.json' with { type: 'json' };
import project8 from './projects/project-8.json' with { type: 'json' };
import purpose from './purpose.json' with { type: 'json' };
import cloudDevops from './services/cloud-devops.json' with { type: 'json' };
import dedicatedTeams from './services/dedicated-teams.json' with { type: 'json' };
import mobileAppDevelopment from './services/mobile-app-development.json' with { type: 'json' };
import qaSts from './services/qa-sts.json' with { type: 'json' };
import webDevelopment from './services/web-development.json' with { type: 'json' };
import ai from './technologies/ai.json' with { type: 'json' };
import dataApp from './technologies/data-app.json' with { type: 'json' };
import fullStack from './technologies/full-stack.json' with { type: 'json' };

export default {
  interface: interfaceWords,
  form,
  home,
  purpose,
  pages: {
    about: aboutPage,
    contact: contactPage,
    'get-in-touch': getInTouchPage,
    'get-trial': getTrialPage,
    pricing: pricingPage,
    'privacy-policy': privacyPolicyPage,
    project: projectPage,
    projects: projectsPage,
    services: servicesPage,
    'case-studies': caseStudiesPage,
    tech: techPage,
    techs: techsPage,
  },
  caseStudies: {
    orderbuddy,
    taffi,
    iot,
    wareflex,
    babypass,
    halialabs,
    yokogawa,
    sato,
  },
  services: {
    'dedicated-teams': dedicatedTeams,
    'web-development': webDevelopment,
    'mobile-app-development': mobileAppDevelopment,
    'cloud-devops': cloudDevops,
    'qa-sts': qaSts,
  },
  technologies: {
    'full-stack': fullStack,
    'data-app': dataApp,
    ai,
  },
  projects: {
    'project-1': project1,
    'project-2': project2,
    'project-3': project3,
    'project-4': project4,
    'project-5': project5,
    'project-6': project6,
    'project-7': project7,
    'project-8': project8,
  },
};
