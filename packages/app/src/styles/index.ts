/* The whole style sheet, for documents and the app alike. */
import "virtual:twind.css";
import "./base.css";
