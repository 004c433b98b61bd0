import type { Dictionary } from '../../dictionary.ts';

/** /projects */
const words: Dictionary['pages']['projects'] = {
  meta: {
    title: '프로젝트: 여덟 분야의 대표 사례',
    description:
      '자주 의뢰받는 분야별로 하나씩 소개합니다. 블록체인, 웹, 유지보수, 소프트웨어, 라이브 스트리밍, 모바일, 테스트, 머신러닝입니다.',
  },
  heading: '여덟 분야, 사례 하나씩',
  lead: '자주 의뢰받는 여덟 분야를 프로젝트로 소개합니다. 고객과 문제, 결정, 그리고 지금의 모습까지 보여 드립니다.',

  list: {
    heading: '전체 프로젝트',
    link: '프로젝트 보기',
  },
  caseStudies: {
    heading: '더 자세한 이야기를 찾으십니까?',
    text: '구축 사례에서 여덟 가지 제품의 첫 과제부터 성과까지 확인하실 수 있습니다.',
    link: '구축 사례로 이동',
  },
  closing: {
    heading: '아홉 번째는 귀사의 프로젝트입니다',
    text: '의뢰 양식에서 가까운 분야를 고르거나 비워 두고, 자유롭게 설명해 주세요.',
    link: '의뢰하기',
  },
};

export default words;
