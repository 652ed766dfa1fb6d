import { defineIsland } from "../../lib/island";
import { ContactForm } from "./contact-form";

export const island = defineIsland({ name: "company/contact", areas: ["contactForm"], Component: ContactForm });
