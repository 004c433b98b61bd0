import type { Dictionary } from '../dictionary.ts';
import orderbuddy from './case-studies/orderbuddy.ts';
import form from './form.ts';
import home from './home.ts';
import interfaceWords from './interface.ts';
import webDevelopment from './services/web-development.ts';

const jp: Dictionary = {
  interface: interfaceWords,
  form,
  home,
  pages: {},
  caseStudies: {
    orderbuddy,
  },
  services: {
    'web-development': webDevelopment,
  },
  technologies: {},
  projects: {},
};

export default jp;
