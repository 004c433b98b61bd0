import type { Dictionary } from '../dictionary.ts';
import babypass from './case-studies/babypass.ts';
import halialabs from './case-studies/halialabs.ts';
import iot from './case-studies/iot.ts';
import orderbuddy from './case-studies/orderbuddy.ts';
import sato from './case-studies/sato.ts';
import taffi from './case-studies/taffi.ts';
import wareflex from './case-studies/wareflex.ts';
import yokogawa from './case-studies/yokogawa.ts';
import form from './form.ts';
import home from './home.ts';
import interfaceWords from './interface.ts';
import aboutPage from './pages/about.ts';
import caseStudiesPage from './pages/case-studies.ts';
import contactPage from './pages/contact.ts';
import getInTouchPage from './pages/get-in-touch.ts';
import getTrialPage from './pages/get-trial.ts';
import pricingPage from './pages/pricing.ts';
import privacyPolicyPage from './pages/privacy-policy.ts';
import projectPage from './pages/project.ts';
import projectsPage from './pages/projects.ts';
import servicesPage from './pages/services.ts';
import techPage from './pages/tech.ts';
import techsPage from './pages/techs.ts';
import project1 from './projects/project-1.ts';
import project2 from './projects/project-2.ts';
import project3 from './projects/project-3.ts';
import project4 from './projects/project-4.ts';
import project5 from './projects/project-5.ts';
import project6 from './projects/project-6.ts';
import project7 from './projects/project-7.ts';
import project8 from './projects/project-8.ts';
import scenes from './scenes.ts';
import cloudDevops from './services/cloud-devops.ts';
import dedicatedTeams from './services/dedicated-teams.ts';
import mobileAppDevelopment from './services/mobile-app-development.ts';
import qaSts from './services/qa-sts.ts';
import webDevelopment from './services/web-development.ts';
import ai from './technologies/ai.ts';
import dataApp from './technologies/data-app.ts';
import fullStack from './technologies/full-stack.ts';

const jp: Dictionary = {
  interface: interfaceWords,
  form,
  home,
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
  scenes,
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

export default jp;
