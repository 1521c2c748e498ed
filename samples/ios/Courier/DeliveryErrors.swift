import Foundation
import {{ios.module}}

/// What the courier can do about an error.
enum Remedy {
    case askPermission, turnLocationOn, resume
}

struct Problem: Equatable {
    let text: LocalizedStringResource
    var remedy: Remedy?

    static let expired = Problem(text: "This delivery took too long and was closed.")
    static let unknown = Problem(text: "Something went wrong. Contact your dispatcher.")
}

// #region to-problem
extension Problem {
    /// Names every code, so an update of the SDK that adds one does not compile until it is handled.
    init(_ error: DeliveryError) {
        self = switch error.code {
        case .notConfigured, .invalidApiKey:
            Problem(text: "This app is not set up. Contact your dispatcher.")
        case .permissionDenied:
            Problem(text: "The delivery needs your precise position.", remedy: .askPermission)
        case .locationDisabled:
            Problem(text: "Turn on Location Services to go on.", remedy: .turnLocationOn)
        case .invalidDestination:
            Problem(text: "This address cannot be found. Contact your dispatcher.")
        case .deliveryAlreadyActive:
            Problem(text: "Another delivery is still running.", remedy: .resume)
        case .sessionExpired:
            .expired
        case .sessionEnded:
            Problem(text: "This delivery has already ended.")
        case .invalidEvent:
            Problem(text: "The proof could not be recorded.")
        case .storageFull:
            Problem(text: "No room is left. Connect to a network or free some space.", remedy: .resume)
        }
    }
}
// #endregion to-problem
