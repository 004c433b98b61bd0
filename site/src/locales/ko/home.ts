import type { Dictionary } from '../dictionary.ts';
import { mission, vision } from './purpose.ts';

/** The home page. The texts of services and case studies come from their own files. */
const home: Dictionary['home'] = {
  meta: {
    title: '베트남 소프트웨어 개발팀',
    description:
      '하노이와 호찌민에서 오래 함께할 팀이 웹, 모바일, 클라우드 소프트웨어를 만듭니다. 누구를 위해 무엇을 만들었고 무엇이 달라졌는지 확인해 보세요.', // sample
  },

  hero: {
    title: { first: '함께', second: '성장합니다' },
    lead: '베트남의 소프트웨어 개발사입니다. 아시아와 유럽, 미주의 기업이 아이디어부터 밀린 개발 과제, 시스템 전체까지 맡겨 주십니다. 고객과 함께 만들고, 해를 거듭하며 키워 갑니다.', // sample
    start: '프로젝트 시작',
    works: '구축 사례 보기',
    factsLabel: '한눈에 보기',
    facts: [
      '하노이·호찌민', // sample
      'ISO\u00a09001:2015 인증',
      '2명부터 40명까지 팀 구성', // sample
      '영어·프랑스어·한국어·일본어로 업무', // sample
    ],
  },

  services: {
    heading: '전담팀이든 프로젝트\u00a0한\u00a0건이든, 제대로 만듭니다',
    lead: '고객사 대부분은 미룰 수 없는 문제 하나를 두세 명과 함께 푸는 것으로 시작합니다. 그 끝에는 제품을 고객사만큼 잘 아는 팀이 남습니다.', // sample
    /** One line per service: what it is usually built with. */
    technologies: {
      'dedicated-teams': '귀사의 기술\u00a0스택, 도구, 스프린트',
      'web-development': 'React, Next.js, Node, .NET', // sample
      'mobile-app-development': 'Swift, Kotlin, Flutter', // sample
      'cloud-devops': 'AWS, Azure, Terraform, Kubernetes', // sample
      'qa-sts': 'Playwright, Appium, k6, 수동 테스트', // sample
    },
  },

  mission: {
    heading: '미션',
    statement: mission,
    text: '만들기 전에 비용을 말씀드리고, 2주마다 결과물을 보여 드리며, 출시 뒤에도 오랫동안 곁을 지킵니다.', // sample
  },
  vision: {
    heading: '비전',
    statement: vision,
    text: '고객의 제품뿐 아니라 저희 제품도 만들어 직접 운영하고 지원합니다. 그래서 솔직한 조언을 드릴 수 있습니다.', // sample
  },

  works: {
    heading: '주요 구축 사례',
    all: '구축 사례 전체 보기',
  },

  statistics: {
    heading: '첫 계약 이후 쌓아 온 성과',
  },

  clients: {
    heading: '함께 만들어 가는 고객사와 파트너',
  },

  testimonials: {
    heading: '고객의 목소리',
    items: [
      {
        text: '어떻게 만들지보다 왜 필요한지를 먼저 물었습니다. 석 달째에 기능 목록의 절반을 덜어 냈고, 제품은 더 좋아졌습니다.', // sample
        role: '제품 총괄', // sample
        company: '물류 플랫폼 기업, 로테르담', // sample
      },
      {
        text: '인수인계 문서가 일본어로 오는데 완성도가 높습니다. 한 글자도 고치지 않고 그대로 전달합니다.', // sample
        role: 'IT 관리자', // sample
        company: '제조사, 오사카', // sample
      },
      {
        text: '예전에는 배포하는 날이면 밤을 새웠습니다. 지금은 화요일 점심 전에 끝납니다.', // sample
        role: '최고기술책임자(CTO)', // sample
        company: '헬스케어 스타트업, 리옹', // sample
      },
    ],
  },

  request: {
    heading: '무엇을 만들고 계십니까?',
  },
};

export default home;
