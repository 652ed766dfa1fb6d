/** Meta descriptions for search engines. Only the prerenderer uses them, so no browser loads them. */
export const descriptions = {
  home: "Ask about your electricity, upload a bill, and see what each appliance uses. Intelligent energy management with NILM, virtual power plants, and smart control.",
  product:
    "Appliance-level insight, virtual power plant participation, smart control, and bill analysis in one platform.",
  solutions:
    "Energy management for commercial, retail, residential, manufacturing, hospitality, and utility customers.",
  technology: "How load disaggregation, virtual power plants, and smart control work at Wattleaf.",
  pricing: "A 30-day free trial, Growth at $49 and Professional at $149 a month, and Enterprise with custom pricing.",
  resources: "Blog, labs, white papers, events, and documentation about energy management.",
  company: "Who we are, how to reach us, and what we stand for.",
  blog: "Technology, business, case studies, sustainability, and compliance in energy.",
  labs: "Research projects and experimental features for energy management.",
  whitePapers: "In-depth papers on disaggregation, demand response, and tariffs.",
  events: "Conferences, workshops, and webinars about energy technology.",
  documentation:
    "Our public API: reference, integration guides, examples in Python, JavaScript, and Java, and troubleshooting.",
  leaderboard: "Compete with other energy savers and climb the ranks as you optimize your consumption.",
  marketplace: "Redeem your green coins for amazing rewards.",
  login: "Sign in to Wattleaf with your email address or phone number.",
  register: "Create a Wattleaf account and start with 50 green coins.",
  confirmEmail: "Confirm your email address with the link from your email.",
  resetPassword: "Choose a new password with the link from your email.",
  onboarding: "Three short steps to set up your account.",
  chat: "Ask the energy assistant, upload a bill or meter file, and get answers with sources.",
  dashboard: "Your energy at a glance.",
  settings: "Manage your profile, password, sessions, API keys, and data.",
  kit: "Every component in every state.",
  notFound: "Page not found.",
} as const;
