/**
 * Where the controls that the specification lists lead. A row for each: on its page, by its role and name, with what a
 * visitor gets.
 */
export interface Destination {
  page: string;
  /** `summary` opens details, which have no role. */
  role: "link" | "button" | "tab" | "summary";
  name: string | RegExp;
  /** Which of several with this name; the first one unless said otherwise. */
  nth?: number;
  leadsTo:
    /** Path, query and fragment of the page that opens. */
    | { address: string | RegExp }
    /** A new tab with this address. */
    | { tab: string | RegExp }
    /** A message. */
    | { toast: string }
    /** It stays pressed. */
    | { pressed: true }
    /** A dialog of this name. */
    | { dialog: string | RegExp }
    /** Something of this text appears on the page. */
    | { text: string | RegExp }
    /** A file of this name is saved. */
    | { download: string | RegExp };
}

export const DESTINATIONS: readonly Destination[] = [
  { page: "/", role: "link", name: /^Demo/, leadsTo: { tab: "/dashboard" } },
  { page: "/", role: "link", name: "Get Started", leadsTo: { address: "/login" } },
  { page: "/", role: "link", name: /Try Demo/, leadsTo: { address: "/chat" } },
  { page: "/resources", role: "link", name: /^Research Labs/, leadsTo: { address: "/labs" } },
  { page: "/resources", role: "link", name: /^Blog/, leadsTo: { address: "/blog" } },
  { page: "/resources", role: "link", name: /^White Papers/, leadsTo: { address: "/white-papers" } },
  { page: "/resources", role: "link", name: /^Events/, leadsTo: { address: "/events" } },
  { page: "/resources", role: "link", name: /^Documentation/, leadsTo: { address: "/documentation" } },
  { page: "/resources", role: "tab", name: "White Papers", leadsTo: { address: "/resources?tab=papers" } },
  { page: "/blog", role: "button", name: "Business", leadsTo: { address: "/blog?category=Business" } },
  { page: "/blog/3", role: "link", name: "Back to Blog", leadsTo: { address: "/blog" } },
  { page: "/blog/3", role: "button", name: /^Like/, leadsTo: { text: "48" } },
  { page: "/blog/3", role: "button", name: "Bookmark", leadsTo: { pressed: true } },
  { page: "/blog/3", role: "button", name: "Share", leadsTo: { toast: "Link copied to clipboard!" } },
  { page: "/blog/3", role: "link", name: "Start Free Trial", leadsTo: { address: "/login" } },
  { page: "/blog/3", role: "link", name: "Contact Our Team", leadsTo: { address: "/company" } },
  { page: "/help/what-is-nilm", role: "link", name: "Ask the assistant", leadsTo: { address: "/chat" } },
  { page: "/", role: "link", name: "Start Free Trial", leadsTo: { address: "/login" } },
  { page: "/", role: "link", name: "Contact Us", leadsTo: { address: "/company" } },
  {
    page: "/",
    role: "link",
    name: "Switch on appliances yourself and see how they are recognized",
    leadsTo: { address: "/technology" },
  },
  {
    page: "/",
    role: "link",
    name: "How to add it to your site",
    leadsTo: { address: "/documentation/guides/widget" },
  },
  { page: "/", role: "button", name: "Teal", leadsTo: { text: 'data-accent="#0f766e"' } },
  { page: "/", role: "button", name: "Can my devices be controlled?", leadsTo: { text: "You: Can my devices be" } },
  { page: "/", role: "button", name: "What are VPP benefits?", leadsTo: { text: "You: What are VPP benefits?" } },
  { page: "/", role: "button", name: "How much can I save?", leadsTo: { text: "You: How much can I save?" } },
  {
    page: "/solutions",
    role: "link",
    name: "Get Industry Analysis",
    leadsTo: { address: "/company?topic=sales#contact" },
  },
  {
    page: "/solutions",
    role: "link",
    name: "Schedule Consultation",
    leadsTo: { address: "/company?topic=demo#contact" },
  },
  {
    page: "/solutions",
    role: "summary",
    name: /Learn More: Retail/,
    leadsTo: { text: "Rank stores by load per opening hour." },
  },
  { page: "/solutions", role: "button", name: /^ROI period/, leadsTo: { address: "/solutions?sort=roi" } },
  { page: "/product", role: "link", name: "Ask the assistant", leadsTo: { address: "/chat" } },
  { page: "/product", role: "link", name: "Read the documentation", leadsTo: { address: "/documentation" } },
  { page: "/product", role: "link", name: "Smart control", leadsTo: { address: "/product#control" } },
  { page: "/technology", role: "button", name: "Kettle", leadsTo: { text: "Recognized: 1 of 1" } },
  { page: "/technology?tab=vpp", role: "button", name: "Next Step", leadsTo: { text: "Capacity Assessment" } },
  { page: "/technology", role: "tab", name: "Security", leadsTo: { text: "This site shows no certificates." } },
  { page: "/technology", role: "tab", name: "Scalability", leadsTo: { text: "A single process and a database file" } },
  { page: "/technology", role: "link", name: "View API Docs", leadsTo: { address: "/documentation" } },
  {
    page: "/technology",
    role: "link",
    name: "Request Integration",
    leadsTo: { address: "/company?topic=integration#contact" },
  },
  { page: "/technology", role: "link", name: "Schedule Demo", leadsTo: { address: "/company?topic=demo#contact" } },
  { page: "/technology", role: "link", name: "Start Free Trial", leadsTo: { address: "/login" } },
  {
    page: "/white-papers",
    role: "link",
    name: "Blockchain",
    leadsTo: { address: "/white-papers?category=blockchain" },
  },
  { page: "/white-papers", role: "link", name: /^Download PDF/, leadsTo: { download: /\.pdf$/ } },
  { page: "/white-papers", role: "button", name: "Share", leadsTo: { toast: "Link copied to clipboard!" } },
  { page: "/white-papers", role: "button", name: "Cite Paper", leadsTo: { dialog: "Cite this paper" } },
  { page: "/events", role: "link", name: "Workshop", leadsTo: { address: "/events?type=workshop" } },
  { page: "/events", role: "button", name: "Register Now", leadsTo: { dialog: /^Register: / } },
  { page: "/events", role: "button", name: "Join Virtual", leadsTo: { dialog: "Join online" } },
  { page: "/events", role: "link", name: "Add to calendar", leadsTo: { download: /\.ics$/ } },
  { page: "/events", role: "link", name: /^Materials/, leadsTo: { address: /^[^#]*\/white-papers#/ } },
  {
    page: "/events",
    role: "link",
    name: "Propose Event",
    leadsTo: { address: "/company?topic=partnership#contact" },
  },
  {
    page: "/events",
    role: "link",
    name: "Become a Speaker",
    leadsTo: { address: "/company?topic=speaker#contact" },
  },
  {
    page: "/documentation",
    role: "link",
    name: "Download OpenAPI Spec",
    leadsTo: { download: "wattleaf-openapi.json" },
  },
  { page: "/documentation", role: "link", name: "Postman Collection", leadsTo: { download: "wattleaf-postman.json" } },
  { page: "/documentation", role: "link", name: "Get an API key", leadsTo: { address: "/settings" } },
  {
    page: "/documentation",
    role: "link",
    name: "Contact Technical Support",
    leadsTo: { address: "/company?topic=support#contact" },
  },
  {
    page: "/documentation",
    role: "link",
    name: "Schedule Integration Call",
    leadsTo: { address: "/company?topic=integration#contact" },
  },
  {
    page: "/documentation/guides",
    role: "link",
    name: /^Start Guide: Your first/,
    leadsTo: { address: "/documentation/guides/first-call" },
  },
  {
    page: "/documentation/sdks",
    role: "link",
    name: "Download All SDKs",
    leadsTo: { download: "wattleaf-examples.tar.gz" },
  },
  {
    page: "/documentation/sdks",
    role: "link",
    name: /^Install for Python/,
    leadsTo: { download: "wattleaf.py" },
  },

  { page: "/labs", role: "link", name: /Details$/, leadsTo: { address: "/labs#unseen-homes" } },
  {
    page: "/labs",
    role: "link",
    name: /^View Project/,
    leadsTo: { address: "/white-papers#disaggregation-on-unseen-homes" },
  },
  { page: "/labs", role: "link", name: /^View Repository/, leadsTo: { address: "/documentation/sdks" } },
  { page: "/labs", role: "link", name: /^Try Beta/, leadsTo: { address: "/chat" } },
  { page: "/labs", role: "link", name: "Partner With Us", leadsTo: { address: "/company?topic=partnership#contact" } },
  { page: "/labs", role: "link", name: "Schedule Research Call", leadsTo: { address: "/company?topic=demo#contact" } },
  { page: "/labs", role: "button", name: "Ask the project assistant", leadsTo: { dialog: "Project assistant" } },

  { page: "/pricing", role: "button", name: "Annual", leadsTo: { address: "/pricing?billing=annual" } },
  { page: "/pricing", role: "button", name: "Start Free Trial", leadsTo: { toast: "Free Trial Started" } },
  { page: "/pricing", role: "button", name: "Choose Growth", leadsTo: { dialog: "Subscription Activated" } },
  { page: "/pricing", role: "button", name: "Choose Professional", leadsTo: { dialog: "Subscription Activated" } },
  { page: "/pricing", role: "button", name: "Contact Sales", leadsTo: { toast: "Enterprise Contact" } },
  { page: "/pricing", role: "link", name: "Talk to Sales", leadsTo: { address: "/company?topic=sales#contact" } },
  { page: "/pricing", role: "link", name: "Start Free Trial", leadsTo: { address: "/login" } },

  {
    page: "/company",
    role: "link",
    name: "Apply Now: Senior AI engineer",
    leadsTo: { address: "/company?topic=careers&position=ai#contact" },
  },
  {
    page: "/company",
    role: "link",
    name: "Apply Now: Product manager, energy markets",
    leadsTo: { address: "/company?topic=careers&position=pm#contact" },
  },
  {
    page: "/company",
    role: "link",
    name: "Apply Now: DevOps engineer",
    leadsTo: { address: "/company?topic=careers&position=devops#contact" },
  },
  {
    page: "/company",
    role: "button",
    name: "Send message",
    leadsTo: { text: "Name must be at least 2 characters" },
  },
  { page: "/company", role: "link", name: "Privacy Policy", leadsTo: { address: "/company#privacy" } },
  { page: "/company", role: "link", name: "Terms of Service", leadsTo: { address: "/company#terms" } },
  { page: "/company", role: "link", name: "Read the whole privacy policy", leadsTo: { address: "/privacy" } },
  { page: "/company", role: "link", name: "Read the whole terms of service", leadsTo: { address: "/terms" } },

  // The header and the footer, which every page has.
  { page: "/terms", role: "link", name: "Home", leadsTo: { address: "/" } },
  { page: "/terms", role: "link", name: "Product", leadsTo: { address: "/product" } },
  { page: "/terms", role: "link", name: "Solutions", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "Technology", leadsTo: { address: "/technology" } },
  { page: "/terms", role: "link", name: "Pricing", leadsTo: { address: "/pricing" } },
  { page: "/terms", role: "link", name: "Resources", leadsTo: { address: "/resources" } },
  { page: "/terms", role: "link", name: "Company", leadsTo: { address: "/company" } },
  { page: "/terms", role: "link", name: "NILM Technology", leadsTo: { address: "/technology" } },
  { page: "/terms", role: "link", name: "VPP Solutions", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "API Documentation", leadsTo: { address: "/documentation" } },
  { page: "/terms", role: "link", name: "Integrations", leadsTo: { address: "/product" } },
  { page: "/terms", role: "link", name: "Enterprise", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "Utilities", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "Commercial", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "Industrial", leadsTo: { address: "/solutions" } },
  { page: "/terms", role: "link", name: "Blog", leadsTo: { address: "/blog" } },
  { page: "/terms", role: "link", name: "White Papers", leadsTo: { address: "/white-papers" } },
  { page: "/terms", role: "link", name: "Case Studies", leadsTo: { address: "/resources" } },
  { page: "/terms", role: "link", name: "Webinars", leadsTo: { address: "/events" } },
  { page: "/terms", role: "link", name: "About Us", leadsTo: { address: "/company" } },
  { page: "/terms", role: "link", name: "Careers", leadsTo: { address: "/company#careers" } },
  { page: "/terms", role: "link", name: "Privacy Policy", leadsTo: { address: "/company#privacy" } },
  { page: "/terms", role: "link", name: "Terms of Service", leadsTo: { address: "/company#terms" } },
];
