/** What search engines show of each page. Only the prerenderer says it, so no browser loads it. */
export const descriptions = {
  home: "Ask about your electricity, upload a bill and see what each appliance uses. Intelligent energy management with NILM, virtual power plants and smart control.",
  product:
    "Appliance-level insight, virtual power plant participation, smart control and bill analysis in one platform.",
  solutions: "Energy management for commercial, retail, residential, manufacturing, hospitality and utility.",
  technology: "How load disaggregation, virtual power plants and smart control work at Wattleaf.",
  pricing: "A 30-day free trial, Growth at $49 and Professional at $149 a month, Enterprise with custom pricing.",
  resources: "Blog, labs, white papers, events and documentation about energy management.",
  company: "Who we are, how to reach us and what we hold ourselves to.",
  blog: "Technology, business, case studies, sustainability and compliance in energy.",
  labs: "Research projects and experimental features for energy management.",
  whitePapers: "Longer reading on disaggregation, demand response and tariffs.",
  events: "Conferences, workshops and webinars about energy technology.",
  documentation:
    "The public API: reference, integration guides, examples in Python, JavaScript and Java, troubleshooting.",
  leaderboard: "Compete with other energy savers and climb the ranks as you optimize your consumption.",
  marketplace: "Redeem your green coins for amazing rewards.",
  login: "Sign in to Wattleaf with your email address or phone number.",
  register: "Create a Wattleaf account and get 50 green coins to begin with.",
  resetPassword: "Choose a new password with the link from your letter.",
  onboarding: "Three short steps to set up your account.",
  chat: "Ask the energy assistant, upload a bill or meter file and get sourced answers.",
  dashboard: "Your energy at a glance.",
  settings: "Profile, password, sessions, API keys and data of your account.",
  kit: "Every component in every state.",
  notFound: "This page does not exist.",
} as const;
